using System;
using System.IO;
using System.Text;

/// <summary>Answers each line of the standard input.</summary>
public static class Answers
{
    public static void Main()
    {
        var utf8 = new UTF8Encoding(false);
        using (var table = new Flightstand.Table())
        using (var queries = new StreamReader(Console.OpenStandardInput(), utf8))
        using (var answers = new StreamWriter(Console.OpenStandardOutput(), utf8) { NewLine = "\n" })
        {
            for (string query; (query = queries.ReadLine()) != null;)
            {
                answers.WriteLine(table.Ask(query));
            }
        }
    }
}
